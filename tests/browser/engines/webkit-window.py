#!/usr/bin/python3
"""A bare window with one WebKitGTK view in it, for WebKitWebDriver to control. WebKit writes the console, that of workers
too, on standard error; this program adds what the console leaves out: requests that failed. Unlike WebKit's own
MiniBrowser it has no toolbar, so that it can be as narrow as a telephone."""

import argparse
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True, help="an empty folder for what the page stores")
parser.add_argument("--proxy", required=True, help="the proxy for all hosts but this machine")
parser.add_argument("--language", default="en")
parser.add_argument("--dark", action="store_true")
parser.add_argument("--reduced-motion", action="store_true")
options = parser.parse_args()


def complain(text):
    print(f"REQUEST {text}", file=sys.stderr, flush=True)


def on_finished(resource):
    response = resource.get_response()
    if response and response.get_status_code() >= 400:
        complain(f"status {response.get_status_code()}: {resource.get_uri()}")


def on_resource(_view, resource, _request):
    resource.connect("finished", on_finished)
    resource.connect("failed", lambda it, error: complain(f"failed: {it.get_uri()} {error.message}"))


def create_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("resource-load-started", on_resource)
    window = Gtk.Window(decorated=False, default_width=1280, default_height=720)
    view.connect("close", lambda _view: window.destroy())
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("webkit")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


Gtk.init(None)
theme = Gtk.Settings.get_default()
theme.set_property("gtk-application-prefer-dark-theme", options.dark)
theme.set_property("gtk-enable-animations", not options.reduced_motion)

# Not an ephemeral context: WebKit would keep the console to itself.
manager = WebKit2.WebsiteDataManager(base_data_directory=options.data, base_cache_directory=options.data)
# Not by WebDriver's capability: WebKitGTK reads beyond the end of its list of exceptions, and now and then crashes.
proxy = WebKit2.NetworkProxySettings.new(options.proxy, ["127.0.0.1"])
manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_preferred_languages([options.language])
context.set_automation_allowed(True)
context.connect("automation-started", start)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
Gtk.main()
