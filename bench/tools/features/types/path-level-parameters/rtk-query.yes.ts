import { useGetShopQuery } from '../../../generated/edge-cases/rtk-query/api/api';

export const useShop = () => useGetShopQuery({ shopId: 'a' });
