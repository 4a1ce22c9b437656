/**
 * Removes `role="bar"` from the route progress bar. There is no such ARIA role, so accessibility checkers report it
 * whenever they look at a page that is loading.
 */
import nprogress from 'nprogress';

nprogress.configure({barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>'});
