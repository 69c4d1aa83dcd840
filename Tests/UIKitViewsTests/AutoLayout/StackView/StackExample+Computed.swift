/// Stacks, with the frames that UIKit's sets of constraints give them.
///
/// A small simplex program in another language computed the frames. It agrees with every recorded
/// layout, and no number here comes from this package.
extension StackExample {
  static let computed: [StackExample] = [
    StackExample(
      spacing: 5, size: [220, 90],
      frames: [
        [10, 10, 220, 90], [0, 0, 140, 90],
        [
          145,
          0, 50, 90,
        ], [200, 0, 20, 90],
      ]),
    StackExample(
      distribution: "fillEqually", spacing: 5, size: [220, 90],
      frames: [
        [
          10, 10,
          220, 90,
        ], [0, 0, 70, 90], [75, 0, 70, 90], [150, 0, 70, 90],
      ]),
    StackExample(
      distribution: "fillProportionally", spacing: 5, size: [220, 90],
      frames: [
        [
          10,
          10, 220, 90,
        ], [0, 0, 60, 90], [65, 0, 100, 90], [170, 0, 50, 90],
      ]),
    StackExample(
      distribution: "equalSpacing", spacing: 5, size: [220, 90],
      frames: [
        [
          10, 10,
          220, 90,
        ], [0, 0, 30, 90], [90, 0, 50, 90], [200, 0, 20, 90],
      ]),
    StackExample(
      distribution: "equalCentering", spacing: 5, size: [220, 90],
      frames: [
        [
          10, 10,
          220, 90,
        ], [0, 0, 30, 90], [87.5, 0, 50, 90], [200, 0, 20, 90],
      ]),
    StackExample(
      axis: "vertical", distribution: "fillProportionally", alignment: "center",
      spacing: 8.5, size: [90, 220],
      frames: [
        [10, 10, 90, 220], [30, 0, 30, 36],
        [
          20, 44.5, 50,
          72,
        ], [35, 125, 20, 95],
      ]),
    StackExample(
      axis: "vertical", distribution: "equalSpacing", alignment: "center",
      spacing:
        8.5, size: [90, 220],
      frames: [
        [10, 10, 90, 220], [30, 0, 30, 10], [20, 98, 50, 20],
        [
          35,
          206, 20, 14,
        ],
      ]),
    StackExample(
      axis: "vertical", distribution: "equalCentering", alignment: "center",
      spacing:
        8.5, size: [90, 220],
      frames: [
        [10, 10, 90, 220], [30, 0, 30, 10], [20, 99, 50, 20],
        [
          35,
          206, 20, 14,
        ],
      ]),
    StackExample(
      alignment: "trailing", spacing: 5, hidden: ["b"], size: [203, nil],
      frames: [[10, 10, 203, 14], [0, 4, 178, 10], [180.5, -6, 0, 20], [183, 0, 20, 14]]),
    StackExample(
      distribution: "fillEqually", alignment: "trailing", spacing: 5, hidden: ["b"],
      size: [203, nil],
      frames: [
        [10, 10, 203, 14], [0, 4, 99, 10], [101.5, -6, 0, 20],
        [
          104, 0,
          99, 14,
        ],
      ]),
    StackExample(
      distribution: "fillProportionally", alignment: "trailing", spacing: 5, hidden: ["b"],
      size: [203, nil],
      frames: [
        [10, 10, 203, 14], [0, 4, 110.5, 10], [113, -6, 0, 20],
        [115.5, 0, 87.5, 14],
      ]),
    StackExample(
      distribution: "equalSpacing", alignment: "trailing", spacing: 5, hidden: ["b"],
      size: [203, nil],
      frames: [
        [10, 10, 203, 14], [0, 4, 30, 10], [32.5, -6, 0, 20],
        [
          183, 0,
          20, 14,
        ],
      ]),
    StackExample(
      distribution: "equalCentering", alignment: "trailing", spacing: 5, hidden: ["b"],
      size: [203, nil],
      frames: [
        [10, 10, 203, 14], [0, 4, 30, 10], [32.5, -6, 0, 20],
        [183, 0, 20, 14],
      ]),
    StackExample(
      spacing: 5,
      frames: [
        [10, 10, 110, 20], [0, 0, 30, 20], [35, 0, 50, 20],
        [
          90,
          0, 20, 20,
        ],
      ]),
    StackExample(
      alignment: "leading", spacing: 5,
      frames: [
        [10, 10, 110, 20], [0, 0, 30, 10],
        [35, 0, 50, 20], [90, 0, 20, 14],
      ]),
    StackExample(
      alignment: "firstBaseline", spacing: 5,
      frames: [
        [10, 10, 110, 20],
        [
          0, 7, 30,
          10,
        ], [35, 0, 50, 20], [90, 5, 20, 14],
      ]),
    StackExample(
      alignment: "center", spacing: 5,
      frames: [
        [10, 10, 110, 20], [0, 5, 30, 10],
        [35, 0, 50, 20], [90, 3, 20, 14],
      ]),
    StackExample(
      alignment: "trailing", spacing: 5,
      frames: [
        [10, 10, 110, 20], [0, 10, 30, 10],
        [35, 0, 50, 20], [90, 6, 20, 14],
      ]),
    StackExample(
      alignment: "lastBaseline", spacing: 5,
      frames: [
        [10, 10, 110, 17],
        [
          0, 7, 30,
          10,
        ], [35, 0, 50, 20], [90, 5, 20, 14],
      ]),
    StackExample(
      spacing: 5, size: [220, 90],
      frames: [
        [10, 10, 220, 90], [0, 0, 140, 90],
        [
          145,
          0, 50, 90,
        ], [200, 0, 20, 90],
      ]),
    StackExample(
      alignment: "leading", spacing: 5, size: [220, 90],
      frames: [
        [10, 10, 220, 90],
        [0, 0, 140, 10], [145, 0, 50, 20], [200, 0, 20, 14],
      ]),
    StackExample(
      alignment: "firstBaseline", spacing: 5, size: [220, 90],
      frames: [
        [
          10, 10, 220,
          90,
        ], [0, 7, 140, 10], [145, 0, 50, 20], [200, 5, 20, 14],
      ]),
    StackExample(
      alignment: "center", spacing: 5, size: [220, 90],
      frames: [
        [10, 10, 220, 90],
        [0, 40, 140, 10], [145, 35, 50, 20], [200, 38, 20, 14],
      ]),
    StackExample(
      alignment: "trailing", spacing: 5, size: [220, 90],
      frames: [
        [10, 10, 220, 90],
        [0, 80, 140, 10], [145, 70, 50, 20], [200, 76, 20, 14],
      ]),
    StackExample(
      alignment: "lastBaseline", spacing: 5, size: [220, 90],
      frames: [
        [
          10, 10, 220,
          90,
        ], [0, 7, 140, 10], [145, 0, 50, 20], [200, 5, 20, 14],
      ]),
    StackExample(
      axis: "vertical", alignment: "leading", spacing: 4, rtl: true,
      frames: [
        [
          340,
          10, 50, 52,
        ], [20, 0, 30, 10], [0, 14, 50, 20], [30, 38, 20, 14],
      ]),
    StackExample(
      axis: "vertical", alignment: "center", spacing: 4,
      frames: [
        [10, 10, 50, 52],
        [10, 0, 30, 10], [0, 14, 50, 20], [15, 38, 20, 14],
      ]),
    StackExample(
      axis: "vertical", alignment: "trailing", spacing: 4, rtl: true,
      frames: [
        [
          340,
          10, 50, 52,
        ], [0, 0, 30, 10], [0, 14, 50, 20], [0, 38, 20, 14],
      ]),
    StackExample(
      axis: "vertical", spacing: 4, rtl: true,
      frames: [
        [340, 10, 50, 52],
        [
          0, 0, 50,
          10,
        ], [0, 14, 50, 20], [0, 38, 50, 14],
      ]),
    StackExample(
      spacing: 5, hidden: ["a"],
      frames: [
        [10, 10, 75, 20], [0, 0, 0, 20],
        [
          0, 0, 50,
          20,
        ], [55, 0, 20, 20],
      ]),
    StackExample(
      spacing: 5, hidden: ["c"],
      frames: [
        [10, 10, 85, 20], [0, 0, 30, 20],
        [
          35, 0,
          50, 20,
        ], [85, 0, 0, 20],
      ]),
    StackExample(
      spacing: 5, hidden: ["a", "b", "c"],
      frames: [
        [10, 10, 0, 0],
        [
          -10, -10, 0,
          20,
        ], [-10, -10, 0, 20], [-10, -10, 0, 20],
      ]),
    StackExample(
      spacing: 5, custom: ["a": 11, "b": 0],
      frames: [
        [10, 10, 111, 20],
        [
          0, 0, 30,
          20,
        ], [41, 0, 50, 20], [91, 0, 20, 20],
      ]),
    StackExample(
      axis: "vertical", alignment: "leading", spacing: 5, custom: ["b": 20],
      margins: [4, 6, 8, 10],
      frames: [
        [10, 10, 66, 81], [6, 4, 30, 10], [6, 19, 50, 20],
        [
          6, 59, 20,
          14,
        ],
      ]),
    StackExample(
      spacing: 5, margins: [4, 6, 8, 10], rtl: true, size: [220, nil],
      frames: [
        [
          170,
          10, 220, 32,
        ], [86, 4, 124, 20], [31, 4, 50, 20], [6, 4, 20, 20],
      ]),
    StackExample(
      distribution: "equalCentering", alignment: "center", spacing: 5, count: 4,
      rtl:
        true, size: [300, nil],
      frames: [
        [90, 10, 300, 20], [270, 5, 30, 10], [171.5, 0, 50, 20],
        [98.5, 3, 20, 14], [0, 6, 40, 8],
      ]),
    StackExample(
      alignment: "center", count: 1, size: [100, 50],
      frames: [
        [10, 10, 100, 50],
        [
          0,
          20, 100, 10,
        ],
      ]),
    StackExample(
      alignment: "trailing", count: 1, size: [100, 50],
      frames: [
        [10, 10, 100, 50],
        [0, 40, 100, 10],
      ]),
    StackExample(
      alignment: "leading", count: 2, size: [100, nil], plain: "b",
      frames: [
        [
          10, 10,
          100, 10,
        ], [0, 0, 30, 10], [30, 0, 70, 0],
      ]),
    StackExample(
      distribution: "fillProportionally", alignment: "leading", spacing: 5, size: [220, nil],
      plain: "b",
      frames: [
        [10, 10, 220, 14], [0, 0, 110, 10], [115, 0, 0, 0],
        [
          120,
          0, 100, 14,
        ],
      ]),
  ]
}
