export type * from '../../common/testing/types';
