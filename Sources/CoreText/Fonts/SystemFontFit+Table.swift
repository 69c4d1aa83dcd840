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
    regular: -3.74, large: -14.07, bold: 19.99, boldLarge: -10.2
  )

  static let letters: [Letter] = [
    Letter(scalar: " ", regular: 78, large: 0, bold: 3),
    Letter(scalar: ",", regular: 70, large: 0, bold: 0),
    Letter(scalar: ".", regular: 16, large: 0, bold: 0),
    Letter(scalar: "0", regular: 46, large: 0, bold: 0),
    Letter(scalar: "1", regular: 200, large: 0, bold: 0),
    Letter(scalar: "2", regular: 99, large: 0, bold: 1),
    Letter(scalar: "A", regular: 44, large: 0, bold: 0),
    Letter(scalar: "B", regular: 205, large: -4, bold: 1),
    Letter(scalar: "C", regular: 32, large: 0, bold: -1),
    Letter(scalar: "E", regular: -219, large: 0, bold: 0),
    Letter(scalar: "F", regular: -71, large: 0, bold: -1),
    Letter(scalar: "G", regular: -80, large: 0, bold: 0),
    Letter(scalar: "H", regular: 114, large: 0, bold: -1),
    Letter(scalar: "I", regular: -117, large: -1, bold: 0),
    Letter(scalar: "L", regular: -125, large: 7, bold: 0),
    Letter(scalar: "M", regular: -30, large: 0, bold: 0),
    Letter(scalar: "P", regular: 85, large: 0, bold: 1),
    Letter(scalar: "R", regular: -81, large: 0, bold: 0),
    Letter(scalar: "S", regular: 17, large: 1, bold: 0),
    Letter(scalar: "T", regular: -248, large: -4, bold: -3),
    Letter(scalar: "U", regular: 56, large: 0, bold: 0),
    Letter(scalar: "W", regular: -172, large: -1, bold: 0),
    Letter(scalar: "[", regular: 35, large: 0, bold: 0),
    Letter(scalar: "]", regular: 35, large: 0, bold: 0),
    Letter(scalar: "a", regular: -36, large: 8, bold: 0),
    Letter(scalar: "b", regular: 188, large: 7, bold: 0),
    Letter(scalar: "c", regular: 88, large: 3, bold: 0),
    Letter(scalar: "d", regular: 14, large: 4, bold: 2),
    Letter(scalar: "e", regular: -200, large: 13, bold: 0),
    Letter(scalar: "f", regular: 377, large: 5, bold: 0),
    Letter(scalar: "g", regular: 29, large: 4, bold: -1),
    Letter(scalar: "h", regular: -173, large: 5, bold: 3),
    Letter(scalar: "i", regular: -7, large: 4, bold: 0),
    Letter(scalar: "l", regular: 244, large: 14, bold: -1),
    Letter(scalar: "m", regular: -220, large: -1, bold: 1),
    Letter(scalar: "n", regular: -145, large: 1, bold: 1),
    Letter(scalar: "o", regular: -91, large: 2, bold: -2),
    Letter(scalar: "p", regular: -49, large: 1, bold: -1),
    Letter(scalar: "r", regular: 81, large: -1, bold: 1),
    Letter(scalar: "s", regular: -79, large: -5, bold: -1),
    Letter(scalar: "t", regular: 211, large: -6, bold: -1),
    Letter(scalar: "u", regular: 27, large: -4, bold: 2),
    Letter(scalar: "v", regular: -27, large: 0, bold: 0),
    Letter(scalar: "w", regular: -17, large: 0, bold: 0),
    Letter(scalar: "x", regular: 46, large: 1, bold: 0),
    Letter(scalar: "y", regular: -21, large: 1, bold: 1),
  ]
}
