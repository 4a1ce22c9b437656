import { getShop } from '../../../generated/edge-cases/hey-api/api';

export const loadShop = () => getShop({ path: { shopId: 'a' } });
