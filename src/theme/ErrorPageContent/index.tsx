// Replaces ErrorPageContent (theme-classic 3.7.0), shown inside the layout when a page fails to render.
// The original offers no way to report the crash, loses the focus, and stays visible when the reader opens another page.
export {default} from '@site/src/components/CrashReport';
