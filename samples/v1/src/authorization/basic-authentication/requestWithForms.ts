export * from '../../core/requestFn/requestWithForms';
