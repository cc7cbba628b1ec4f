// What build.js puts in the place of these names.

declare module "inline:styles" {
  /** The style sheets of the element, in order. */
  const styles: string[];
  export default styles;
}

declare module "inline:wasm" {
  /** The compiled core, compressed with gzip. */
  const compressed: Uint8Array<ArrayBuffer>;
  export default compressed;
}

declare module "inline:worker" {
  /** The script of a worker, with all that it imports. */
  const script: string;
  export default script;
}
