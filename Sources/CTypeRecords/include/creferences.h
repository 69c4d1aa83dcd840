#ifndef CREFERENCES_H
#define CREFERENCES_H

// Swift runtime functions for unowned references. They are part of the stable ABI and have no
// equivalent in the language.

/// Retains an object's memory without retaining the object.
void *_Nonnull swift_unownedRetain(void *_Nonnull object);

/// Balances `swift_unownedRetain`.
void swift_unownedRelease(void *_Nonnull object);

/// Retains an object whose memory is retained; null if its deinitialization has started on any
/// thread.
void *_Nullable swift_tryRetain(void *_Nonnull object);

/// Returns whether the deinitialization of an object whose memory is retained has started.
_Bool swift_isDeallocating(void *_Nonnull object);

#endif
