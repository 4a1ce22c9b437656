import { useGetShop } from '../../../generated/edge-cases/kubb/api/hooks';

export const useShop = () => useGetShop('a');
