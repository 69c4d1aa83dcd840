// Removes environment variables that change what the drawing libraries draw. A program's preinit
// functions run before the constructors of its libraries, one of which selects pixman's loops.
//
// Shared libraries have no preinit functions. In them the variables stay set, and RenderEnvironment
// names them.

#include <stdbool.h>
#include <stddef.h>

#if defined(__ELF__)

static const char *const deaf_to[] = {"FREETYPE_PROPERTIES=", "HB_SHAPER_LIST=", "PIXMAN_DISABLE="};

static bool begins_with(const char *text, const char *prefix) {
  while (*prefix && *text == *prefix) {
    text++;
    prefix++;
  }
  return !*prefix;
}

static bool is_heard(const char *variable) {
  for (size_t i = 0; i < sizeof deaf_to / sizeof *deaf_to; i++) {
    if (begins_with(variable, deaf_to[i])) return true;
  }
  return false;
}

static void forget_variables(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  char **kept = environment;
  for (char **variable = environment; *variable; variable++) {
    if (!is_heard(*variable)) *kept++ = *variable;
  }
  *kept = NULL;
}

__attribute__((section(".preinit_array"), used)) static void (*const before_libraries)(
    int, char **, char **) = forget_variables;

#endif
