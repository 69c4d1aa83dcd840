#include "cclassmetadata.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the runtime's image record read here: Swift's
// stdlib/public/SwiftShims/MetadataSections.h. Only the list of types is used.
typedef struct {
  uintptr_t start;
  size_t length;
} Range;

typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  Range protocols;
  Range conformances;
  Range types;
} Sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const Sections *, void *),
                                               void *context) __attribute__((weak));

// A class descriptor (docs/ABI/TypeMetadata.rst, «Nominal Type Descriptor»); references are
// relative to their own addresses.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
  int32_t fields;
  int32_t superclass;
} Descriptor;

enum { kindMask = 0x1f, kindClass = 16, isGeneric = 0x80 };

// An accessor's result, which C returns in the same two registers.
typedef struct {
  const void *metadata;
  size_t state;
} Response;

typedef struct {
  CClassVisitor visit;
  void *context;
} Visit;

static const void *at(const int32_t *place, int32_t offset) {
  return (const char *)place + offset;
}

// Returns the type of a reference whose two lowest bits state its kind: a type, or a pointer to
// one.
static const Descriptor *type_of(const int32_t *record) {
  const void *target = at(record, *record & ~3);
  switch (*record & 3) {
  case 0: return target;
  case 1: return *(const Descriptor *const *)target;
  default: return 0;
  }
}

static bool visit_image(const Sections *sections, void *context) {
  const Visit *visit = context;
  const int32_t *record = (const int32_t *)sections->types.start;
  const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
  for (; record < end; record++) {
    if (*record == 0) continue;
    const Descriptor *type = type_of(record);
    if (!type || (type->flags & kindMask) != kindClass || type->flags & isGeneric) continue;
    if (type->superclass == 0 || type->accessor == 0) continue;
    Response (*accessor)(size_t) = (Response(*)(size_t))at(&type->accessor, type->accessor);
    const void *metadata = accessor(0).metadata;
    if (metadata) visit->visit(visit->context, metadata);
  }
  return true;
}

void cclassmetadata_visit(CClassVisitor visit, void *context) {
  if (!swift_enumerateAllMetadataSections) return;
  Visit all = {visit, context};
  swift_enumerateAllMetadataSections(visit_image, &all);
}
