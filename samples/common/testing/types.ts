/** Does not compile unless the argument is `true`. */
export type Expect<T extends true> = T;

/** Is `true` when both types are identical, not only assignable. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;

/** Is `true` when `A` is assignable to `B`. */
export type Extends<A, B> = [A] extends [B] ? true : false;

/** Is `true` only for `any`. */
export type IsAny<T> = 0 extends 1 & T ? true : false;
