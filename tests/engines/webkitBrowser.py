#!/usr/bin/python3
"""A window around WebKitGTK for WebDriver that keeps its storage in the folder STORAGE.

The driver's own browser forgets everything when it closes, so it cannot show that a report written
without network is still there afterwards. WIDTH and HEIGHT are the size of the page in pixels.
Cameras and positions are refused.
"""
import os
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

storage = os.environ["STORAGE"]
size = int(os.environ["WIDTH"]), int(os.environ["HEIGHT"])

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(storage, "data"),
    base_cache_directory=os.path.join(storage, "cache"),
)
context = WebKit2.WebContext(
    website_data_manager=data,
    time_zone_override="America/Chicago",
)
context.get_cookie_manager().set_persistent_storage(
    os.path.join(storage, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE
)
context.set_automation_allowed(True)


def refuse(_view, request):
    request.deny()
    return True


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # With the page before kept for the way back, IndexedDB of the next one now and then stands still.
    view.get_settings().set_enable_page_cache(False)
    window = Gtk.Window(decorated=False)
    window.set_default_size(*size)
    window.add(view)
    window.show_all()
    # Without a window manager nobody gives the window the focus, and no element would have it.
    GLib.timeout_add(300, lambda: bool(window.get_window().focus(0)))
    window.connect("destroy", Gtk.main_quit)
    view.connect("permission-request", refuse)
    view.connect("close", lambda _view: window.destroy())
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("MiniBrowser")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
