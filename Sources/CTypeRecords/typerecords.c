#include "ctyperecords.h"

#include <stdint.h>

// A section of references, each relative to its own address; the linker defines its bounds. The
// layout of the section and its targets is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst,
// «Nominal Type Descriptor»).
extern const int32_t __start_swift5_type_metadata[]
    __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[]
    __attribute__((weak, visibility("hidden")));

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
} Descriptor;

enum { kindMask = 0x1f, kindModule = 0, kindClass = 16, isGeneric = 0x80 };

static const void *at(const int32_t *place, int32_t offset) {
  return (const char *)place + offset;
}

// Returns the target of a reference whose lowest bit is set for a pointer to it.
static const Descriptor *parent_of(const Descriptor *descriptor) {
  int32_t offset = descriptor->parent;
  if (offset == 0) return 0;
  const void *target = at(&descriptor->parent, offset & ~1);
  return offset & 1 ? *(const Descriptor *const *)target : target;
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

void ctyperecords_visit_classes(CTypeVisitor visit, void *context) {
  const int32_t *record = __start_swift5_type_metadata;
  const int32_t *end = __stop_swift5_type_metadata;
  if (!record || !end) return;
  for (; record < end; record++) {
    if (*record == 0) continue;
    const Descriptor *type = type_of(record);
    if (!type || (type->flags & kindMask) != kindClass || type->flags & isGeneric) continue;
    const Descriptor *module = parent_of(type);
    if (!module || (module->flags & kindMask) != kindModule) continue;
    visit(context, at(&module->name, module->name), at(&type->name, type->name));
  }
}
