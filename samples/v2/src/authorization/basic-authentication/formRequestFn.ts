export { formRequestFn } from '../../codegen/create-api-client-function/formRequestFn';
