import { Reviews } from './Reviews';

export default () => <Reviews bookId={7} />;
