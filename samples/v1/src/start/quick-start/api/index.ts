export * from '../../../../generated/api-direct';
