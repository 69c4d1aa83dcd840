#include "creference.h"

#include <malloc.h>

void creference_release_free_memory(void) { malloc_trim(0); }
