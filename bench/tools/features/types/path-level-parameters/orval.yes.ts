import { useGetShop } from '../../../generated/edge-cases/orval/api/edge/edge';

export const useShop = () => useGetShop('a');
