import { CatalogPages } from './CatalogPages';

export default CatalogPages;
