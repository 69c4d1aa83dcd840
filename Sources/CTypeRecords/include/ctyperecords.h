#ifndef CTYPERECORDS_H
#define CTYPERECORDS_H

// The classes in the program's Swift type metadata.

/// A function called with a class's module name and name, which are valid for the program's
/// lifetime.
typedef void (*CTypeVisitor)(void *_Nullable context, const char *_Nonnull module,
                             const char *_Nonnull name);

/// Calls a function for every top-level class that is neither private nor generic.
///
/// Only for the image that contains this code; none if it has no list.
void ctyperecords_visit_classes(CTypeVisitor _Nonnull visit, void *_Nullable context);

#endif
