import { api } from './client';

const bookshop = api;
const shop = api;
const Shop = api;
const webshop = api;
const myXapi = api;

export function useStates() {
  // #region bookshop
  const { data: a, ...a1 } = bookshop.status.getStatus.useQuery();
  // #endregion bookshop
  // #region shop
  const { data: b, ...b1 } = shop.status.getStatus.useQuery();
  // #endregion shop
  // #region Shop
  const { data: c, ...c1 } = Shop.status.getStatus.useQuery();
  // #endregion Shop
  // #region webshop
  const { data: d, ...d1 } = webshop.status.getStatus.useQuery();
  // #endregion webshop
  // #region myXapi
  const { data: e, ...e1 } = myXapi.status.getStatus.useQuery();
  // #endregion myXapi
  // #region shop-again
  const { data: f, ...f1 } = shop.status.getStatus.useQuery();
  // #endregion shop-again

  return [a, a1, b, b1, c, c1, d, d1, e, e1, f, f1];
}
