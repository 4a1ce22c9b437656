// Replaces NotFound/Content (theme-classic 3.7.0).
// The original asks readers to contact the owner of the linking site. Ours suggests pages and a search.
export {default} from '@site/src/components/MissingPage';
