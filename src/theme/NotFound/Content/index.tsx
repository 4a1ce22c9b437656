// Replaces NotFound/Content (theme-classic 3.7.0).
// The original tells readers to contact the owner of the linking site. This one suggests similar pages and a search.
export {default} from '@site/src/components/MissingPage';
