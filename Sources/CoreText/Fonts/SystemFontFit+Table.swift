// Made by Scripts/fonts/fit.py, of widths that iOS drew.
extension SystemFontFit {
  /// Apple's, in thousandths of an em.
  static let tracking: [(size: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (33, 12), (35, 11), (36, 10),
    (40, 10), (41, 9), (43, 9), (44, 8), (46, 8), (47, 7), (51, 7), (52, 6), (56, 6), (58, 5),
    (60, 4), (64, 4), (66, 3), (70, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// What all letters have more or less of than Inter's, in thousandths of an em.
  static let spacing = (
    regular: -3.66, large: -13.72, bold: 19.9, boldLarge: -10.55
  )

  static let letters: [Letter] = [
    Letter(scalar: " ", regular: 114, large: 1, bold: 1),
    Letter(scalar: ",", regular: 61, large: 0, bold: 0),
    Letter(scalar: ".", regular: 11, large: 0, bold: 0),
    Letter(scalar: "0", regular: 35, large: 0, bold: 0),
    Letter(scalar: "1", regular: 194, large: 0, bold: 0),
    Letter(scalar: "2", regular: 93, large: 0, bold: 1),
    Letter(scalar: "A", regular: 4, large: 0, bold: 0),
    Letter(scalar: "B", regular: 129, large: -5, bold: 1),
    Letter(scalar: "C", regular: -14, large: 0, bold: -1),
    Letter(scalar: "E", regular: -233, large: 0, bold: 0),
    Letter(scalar: "F", regular: -64, large: 0, bold: -1),
    Letter(scalar: "G", regular: -88, large: 0, bold: 0),
    Letter(scalar: "H", regular: 76, large: 0, bold: 0),
    Letter(scalar: "I", regular: -135, large: -1, bold: 0),
    Letter(scalar: "L", regular: -161, large: 6, bold: 0),
    Letter(scalar: "M", regular: -7, large: 0, bold: 0),
    Letter(scalar: "P", regular: 53, large: 0, bold: 1),
    Letter(scalar: "R", regular: -97, large: 0, bold: 0),
    Letter(scalar: "S", regular: 3, large: 1, bold: 0),
    Letter(scalar: "T", regular: -325, large: -4, bold: -3),
    Letter(scalar: "U", regular: 43, large: 0, bold: 0),
    Letter(scalar: "W", regular: 71, large: 0, bold: 0),
    Letter(scalar: "[", regular: 31, large: 0, bold: 0),
    Letter(scalar: "]", regular: 31, large: 0, bold: 0),
    Letter(scalar: "a", regular: -12, large: 8, bold: -1),
    Letter(scalar: "b", regular: 129, large: 7, bold: 0),
    Letter(scalar: "c", regular: 21, large: 3, bold: -1),
    Letter(scalar: "d", regular: 8, large: 4, bold: 1),
    Letter(scalar: "e", regular: -208, large: 13, bold: -1),
    Letter(scalar: "f", regular: 441, large: 5, bold: 0),
    Letter(scalar: "g", regular: -1, large: 4, bold: -1),
    Letter(scalar: "h", regular: -58, large: 6, bold: 1),
    Letter(scalar: "i", regular: -58, large: 4, bold: -2),
    Letter(scalar: "l", regular: 203, large: 14, bold: -1),
    Letter(scalar: "m", regular: -226, large: -1, bold: 1),
    Letter(scalar: "n", regular: -149, large: 1, bold: 0),
    Letter(scalar: "o", regular: -102, large: 1, bold: -2),
    Letter(scalar: "p", regular: -6, large: 1, bold: -1),
    Letter(scalar: "r", regular: 62, large: -1, bold: 1),
    Letter(scalar: "s", regular: -49, large: -5, bold: -1),
    Letter(scalar: "t", regular: 275, large: -5, bold: -4),
    Letter(scalar: "u", regular: -27, large: -5, bold: 1),
    Letter(scalar: "v", regular: -19, large: 0, bold: 0),
    Letter(scalar: "w", regular: -43, large: 0, bold: 0),
    Letter(scalar: "x", regular: -15, large: 1, bold: 0),
    Letter(scalar: "y", regular: -39, large: 1, bold: 1),
  ]
}
