"""Reads PNG files of 8-bit RGBA, the only format in ../shared/oracle."""

import struct
import zlib

import numpy as np


def read(path):
    """Returns the pixels as an array of rows, columns and the channels red, green, blue, alpha."""
    data, place, packed = open(path, "rb").read(), 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        place += 12 + length
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and colour == 6, path
        elif kind == b"IDAT":
            packed += body
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, width * 4 + 1)
    above = np.zeros(width * 4, np.uint8)
    pixels = np.zeros((height, width * 4), np.uint8)
    for y in range(height):
        above = pixels[y] = unfiltered(rows[y, 0], rows[y, 1:], above)
    return pixels.reshape(height, width, 4)


def unfiltered(kind, row, above):
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row.reshape(-1, 4).astype(np.uint32), 0).astype(np.uint8).reshape(-1)
    if kind == 2:
        return row + above
    row, above = row.tolist(), above.tolist()
    for x in range(len(row)):
        left = row[x - 4] if x >= 4 else 0
        corner = above[x - 4] if x >= 4 else 0
        row[x] = (row[x] + predicted(kind, left, above[x], corner)) & 255
    return np.array(row, np.uint8)


def predicted(kind, left, up, corner):
    if kind == 3:
        return (left + up) // 2
    guess = left + up - corner
    distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return (left, up, corner)[distances.index(min(distances))]
