import FoundationAdditions

/// Formats names of people. Foundation on Linux has a class of this name that cannot be created, so
/// a file that imports Foundation uses `UIKit.PersonNameComponentsFormatter`.
public typealias PersonNameComponentsFormatter =
  FoundationAdditions.PersonNameComponentsFormatter
