let storeId: string | undefined = 'lisbon';

/** Stands for anything that takes time: IndexedDB, a cookie store, … */
export async function readStore() {
  return storeId;
}

export async function saveStore(newStoreId: string | undefined) {
  storeId = newStoreId;
}
