import UIKit

/// An arrangement of three words: an axis, a distribution and an alignment.
struct StackSample {
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment

  struct Section {
    let title: String
    let samples: [StackSample]
  }

  /// The distributions of rows, then of columns, each with all its alignments.
  static let sections: [Section] = axes.flatMap { axis, axisName, alignments in
    distributions.map { distribution, name in
      Section(
        title: "\(axisName): \(name)",
        samples: alignments.map {
          StackSample(axis: axis, distribution: distribution, alignment: $0)
        })
    }
  }

  var name: String {
    switch (alignment, axis) {
    case (.fill, _): "fill"
    case (.leading, .horizontal): "top"
    case (.leading, _): "leading"
    case (.firstBaseline, _): "firstBaseline"
    case (.center, _): "center"
    case (.trailing, .horizontal): "bottom"
    case (.trailing, _): "trailing"
    case (.lastBaseline, _): "lastBaseline"
    }
  }

  private static let axes: [(NSLayoutConstraint.Axis, String, [UIStackView.Alignment])] = [
    (
      .horizontal, "Row",
      [.fill, .top, .firstBaseline, .center, .bottom, .lastBaseline]
    ),
    (.vertical, "Column", [.fill, .leading, .center, .trailing]),
  ]

  private static let distributions: [(UIStackView.Distribution, String)] = [
    (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"),
    (.equalSpacing, "equalSpacing"), (.equalCentering, "equalCentering"),
  ]
}
