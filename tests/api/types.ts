// The declarations say exactly what the package takes and gives: this file is only compiled, with the type checker.

import init, {
  Completions,
  DominationSearch,
  SolutionFile,
  SolutionList,
  Solver,
  boardPicture,
  constructSolution,
  countCompletions,
  examine,
  examineDomination,
  examineTour,
  knightsTour,
  methods,
  minimumDomination,
  noTour,
  notations,
  paintBoard,
  paintBoards,
  paintPicture,
  parseSolution,
  printSolution,
  randomSolution,
  symmetricImages,
  tourHint,
} from "../../www/pkg/joli_echiquier.js";
import type {
  BoardColours,
  BoardView,
  BoardsLayout,
  Counters,
  DominationExamination,
  DominationOptions,
  DominationProgress,
  Examination,
  Hint,
  MethodInfo,
  MinimumDomination,
  NoTour,
  NotationInfo,
  Obstacle,
  PictureContent,
  PictureLook,
  Refusal,
  SearchEvent,
  SolverOptions,
  SymmetricImage,
  Tally,
  TourExamination,
  TourHint,
  TourOptions,
  Variable,
} from "../../www/pkg/joli_echiquier.js";

/** Fails to compile unless `Actual` and `Expected` are the same type. */
type Same<Actual, Expected> =
  (<T>() => T extends Actual ? 1 : 2) extends <T>() => T extends Expected ? 1 : 2 ? true : never;
const same = <Actual, Expected>(_proof: Same<Actual, Expected>) => undefined;

await init();
const solver = new Solver("diagonal-numbers", 8);
same<ReturnType<typeof methods>, MethodInfo[]>(true);
same<MethodInfo["puzzle"], "queens" | "domination" | "knight">(true);
same<ConstructorParameters<typeof Solver>[2], SolverOptions | undefined>(true);
same<ReturnType<Solver["step"]>, SearchEvent | undefined>(true);
same<ReturnType<Solver["stepBack"]>, boolean>(true);
same<ReturnType<Solver["seek"]>, number>(true);
same<ReturnType<Solver["nextSolution"]>, "solution" | "exhausted" | "paused">(true);
same<ReturnType<Solver["nextDeadEnd"]>, "dead-end" | "exhausted" | "paused">(true);
same<ReturnType<Solver["exhaust"]>, "exhausted" | "paused">(true);
same<Parameters<Solver["nextSolution"]>, [budget?: number]>(true);
same<Parameters<Solver["seek"]>, [position: number, budget?: number]>(true);
same<Solver["queens"], Uint8Array>(true);
same<Solver["lastEvent"], SearchEvent | undefined>(true);
same<Solver["refusal"], Refusal | undefined>(true);
same<Solver["counters"], Counters>(true);
same<Solver["variables"], Variable[]>(true);
same<typeof examine, (size: number, queens: string[]) => Examination>(true);

const event = solver.step();
if (event?.type === "place") same<typeof event.column, number>(true);
// @ts-expect-error a solution has no square
if (event?.type === "solution") console.log(event.column);
const { refusal } = solver;
if (refusal?.reason === "too-few") same<typeof refusal.most, number>(true);
// @ts-expect-error only an attack comes from a square
if (refusal?.reason === "tried") console.log(refusal.column);
// @ts-expect-error the size is a number
new Solver("diagonal-numbers", "8");
// @ts-expect-error the method is a string
new Solver(8, 8);
// @ts-expect-error a start is a square as text
new Solver("diagonal-numbers", 8, { start: 1 });
// @ts-expect-error the position is only read
solver.position = 3;

const list = new SolutionList(8, { fundamental: true });
same<ReturnType<SolutionList["grow"]>, boolean>(true);
same<SolutionList["length"], number>(true);
same<SolutionList["tally"], Tally>(true);
same<ReturnType<SolutionList["rows"]>, Uint8Array | undefined>(true);
same<ReturnType<SolutionList["page"]>, Uint8Array>(true);
same<ReturnType<SolutionList["indexOf"]>, number | undefined>(true);
same<ReturnType<typeof symmetricImages>, SymmetricImage[]>(true);
same<ReturnType<typeof constructSolution>, Uint32Array>(true);
same<Parameters<typeof randomSolution>, [size: number, seed: number]>(true);
same<ReturnType<typeof countCompletions>, bigint>(true);
same<Parameters<typeof countCompletions>, [size: number, queens: string[]]>(true);
same<Completions["obstacle"], Obstacle | undefined>(true);
same<Completions["hint"], Hint | undefined>(true);
same<ReturnType<Completions["nextCompletion"]>, "completion" | "exhausted" | "paused">(true);
// @ts-expect-error a solution is given by its rows
list.indexOf("15863724");

same<ReturnType<typeof notations>, NotationInfo[]>(true);
same<NotationInfo, { id: string; methods: string[]; largest: number }>(true);
same<Parameters<typeof printSolution>, [notation: string, rows: ArrayLike<number>, number?: number]>(true);
same<ReturnType<typeof printSolution>, string>(true);
same<Parameters<typeof parseSolution>, [notation: string, text: string, size: number]>(true);
same<ReturnType<typeof parseSolution>, Uint32Array>(true);

same<ReturnType<SolutionFile["nextChunk"]>, string | undefined>(true);
same<Parameters<typeof boardPicture>, [size: number, content?: PictureContent, look?: PictureLook]>(true);
same<
  Parameters<typeof paintBoards>,
  [context: CanvasRenderingContext2D, rows: Uint8Array, layout: BoardsLayout, colours: BoardColours]
>(true);
same<
  Parameters<typeof paintBoard>,
  [context: CanvasRenderingContext2D, rows: Uint8Array | Uint32Array, view: BoardView, colours: BoardColours]
>(true);
same<Parameters<typeof paintPicture>[3], PictureContent>(true);
same<typeof minimumDomination, (size: number, options?: DominationOptions) => MinimumDomination>(true);
same<MinimumDomination["placements"], bigint>(true);
same<DominationSearch["progress"], DominationProgress>(true);
same<DominationSearch["result"], MinimumDomination | undefined>(true);
same<ReturnType<DominationSearch["run"]>, "proved" | "paused">(true);
same<ReturnType<DominationSearch["classes"]>, string[][]>(true);
same<ReturnType<typeof examineDomination>, DominationExamination>(true);
same<typeof knightsTour, (size: number, start: string, options?: TourOptions) => string[]>(true);
same<ReturnType<typeof noTour>, NoTour | undefined>(true);
same<ReturnType<typeof examineTour>, TourExamination>(true);
same<ReturnType<typeof tourHint>, TourHint>(true);
// @ts-expect-error only a move has a square
tourHint(8, ["a1"]).square;
