export { formRequestFn } from '../../guides/request-functions/formRequestFn';
