import { CatalogScreen } from './CatalogScreen';

export default CatalogScreen;
