#ifndef CCLASSMETADATA_H
#define CCLASSMETADATA_H

// The classes of all images of the program, including private and nested ones.

/// A function called with a class's metadata.
typedef void (*CClassVisitor)(void *_Nullable context, const void *_Nonnull metadata);

/// Calls a function for every class with a superclass that is not generic.
///
/// None if the runtime does not list its images.
void cclassmetadata_visit(CClassVisitor _Nonnull visit, void *_Nullable context);

#endif
