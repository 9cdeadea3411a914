// Before any package looks whether it runs in a browser.
import './window.ts';
