// Roots for color distances, from products and quotients alone: the C library's cbrt and pow differ
// in the last digits between processors.

#ifndef ROOTS_H
#define ROOTS_H

// Returns the cube root of a number of at least 0.
double cpixels_cube_root(double number);

// Returns the linear intensity of an sRGB byte, from 0 to 1. Source: IEC 61966-2-1.
double cpixels_linear(unsigned byte);

#endif
