#ifndef CCLASSMETADATA_H
#define CCLASSMETADATA_H

// The classes of all images of the program, private and nested ones among them.

/// Is told of a class, by its metadata.
typedef void (*CClassVisitor)(void *_Nullable context, const void *_Nonnull metadata);

/// Names every class that inherits another and is not generic.
///
/// Where the runtime does not list its images, none.
void cclassmetadata_visit(CClassVisitor _Nonnull visit, void *_Nullable context);

#endif
