/** Fails to compile unless the argument is `true`. */
export type Expect<T extends true> = T;

/** Is `true` when both types are the same, not only assignable. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;

/** Is `true` when `A` can be used where `B` is wanted. */
export type Extends<A, B> = [A] extends [B] ? true : false;

/** Is `true` for `any`, which equals nothing else. */
export type IsAny<T> = 0 extends 1 & T ? true : false;
