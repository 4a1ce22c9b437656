import { RenameForm } from './RenameForm';

export default () => <RenameForm bookId={7} />;
