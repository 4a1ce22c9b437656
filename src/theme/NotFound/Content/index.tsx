// Replaces NotFound/Content (theme-classic 3.7.0).
// The theme's advises to write to the owner of the site that has the link; ours leads on.
export {default} from '@site/src/components/MissingPage';
