#ifndef CTYPERECORDS_H
#define CTYPERECORDS_H

// The classes of the program, as its Swift code lists them for the runtime.

/// Is told of a class: its module's name and its own, which live as long as the program.
typedef void (*CTypeVisitor)(void *_Nullable context, const char *_Nonnull module,
                             const char *_Nonnull name);

/// Names every class at the top level of a file that is neither private nor generic.
///
/// Only those of the image that this is linked into; where it has no list, none.
void ctyperecords_visit_classes(CTypeVisitor _Nonnull visit, void *_Nullable context);

#endif
