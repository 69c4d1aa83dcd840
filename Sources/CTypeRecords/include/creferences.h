#ifndef CREFERENCES_H
#define CREFERENCES_H

// What Swift's runtime does for references that do not keep their object alive. The functions are
// part of its stable interface; the language has no spelling for them.

/// Keeps an object's memory, not the object, from being given back.
void *_Nonnull swift_unownedRetain(void *_Nonnull object);

/// Ends what `swift_unownedRetain` began.
void swift_unownedRelease(void *_Nonnull object);

/// Retains an object whose memory is kept; null for one that has begun to end, on any thread.
void *_Nullable swift_tryRetain(void *_Nonnull object);

#endif
