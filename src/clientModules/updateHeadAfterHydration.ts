/**
 * Leaves the head of a prerendered page alone until React has hydrated the page. react-helmet-async updates it in the
 * next frame, and hydration takes several: it would remove the tags of all components that are not hydrated yet, add
 * them again later, and make the browser compute the styles of the whole page each time, because the classes of `<html>`
 * change.
 */
import {HelmetProvider} from 'react-helmet-async';
import type {ClientModule} from '@docusaurus/types';

HelmetProvider.canUseDOM = false;

/** Called when the page is hydrated, before Docusaurus adds `data-has-hydrated`, which updates the head. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  HelmetProvider.canUseDOM = true;
};
