// Roots for the distances of colours, made of products and quotients alone: the C library's cbrt
// and pow have other last digits on other processors.

#ifndef ROOTS_H
#define ROOTS_H

// The cube root of a number from 0 on.
double cpixels_cube_root(double number);

// The light that an sRGB byte stands for, from 0 to 1. Source: IEC 61966-2-1.
double cpixels_linear(unsigned byte);

#endif
