// Takes the place of @docusaurus/core's client entry (3.7.0), and starts it once the tables of the page's version are
// there. "eager" keeps it in this bundle: only its start waits.
import {loadSlices} from './loadSlices';

void loadSlices(window.location.pathname).then(
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
);
