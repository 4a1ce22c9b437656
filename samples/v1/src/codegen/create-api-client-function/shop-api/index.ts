export * from '../../../../generated/api';
