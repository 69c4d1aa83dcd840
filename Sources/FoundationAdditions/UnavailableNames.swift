import Foundation

// Parts of Foundation that neither Linux nor this package has. The compiler's errors name what to
// write instead.

/// Blocks of Markdown, such as headings, are not kept.
@available(
  *, unavailable, message: "blocks of Markdown are not kept: write 'InlinePresentationIntent'"
)
public struct PresentationIntent {}

/// Linux has no linguistic tagging.
@available(
  *, unavailable, message: "write 'enumerateSubstrings(in:options:)' with 'byWords' for words"
)
open class NSLinguisticTagger: NSObject {}

/// All resources are on the machine.
@available(
  *, unavailable, message: "all resources are here: write 'Bundle.url(forResource:withExtension:)'"
)
open class NSBundleResourceRequest: NSObject {}

/// There is no iCloud.
@available(*, unavailable, message: "there is no iCloud here: write 'UserDefaults'")
open class NSUbiquitousKeyValueStore: NSObject {}

/// Files are not coordinated with other processes.
@available(*, unavailable, message: "write 'FileManager', and 'Data(contentsOf:)'")
open class NSFileCoordinator: NSObject {}

/// Files are not coordinated with other processes.
@available(*, unavailable, message: "write 'FileManager', and 'Data(contentsOf:)'")
public protocol NSFilePresenter: AnyObject {}

/// There is no index of files.
@available(*, unavailable, message: "write 'FileManager.enumerator(at:…)'")
open class NSMetadataQuery: NSObject {}

/// Documents are not wrapped.
@available(*, unavailable, message: "write 'FileManager', and 'Data(contentsOf:)'")
open class FileWrapper: NSObject {}

/// Arrays hold no pointers.
@available(*, unavailable, message: "write 'NSHashTable' of weak objects")
open class NSPointerArray: NSObject {}

/// Values are not transformed by name.
@available(*, unavailable, message: "write a function")
open class ValueTransformer: NSObject {}

/// Messages of Objective-C cannot be forwarded.
@available(*, unavailable, message: "write a class that conforms to the protocol")
open class NSProxy {}

extension String {
  /// Options of localization.
  @available(
    *, unavailable, message: "write 'String(localized:bundle:locale:)' with its parameters"
  )
  public struct LocalizationOptions {}
}

extension Measurement where UnitType: Dimension {
  /// Returns the measurement in words.
  @available(*, unavailable, message: "write 'MeasurementFormatter().string(from:)'")
  public func formatted() -> String { "" }
}

extension PersonNameComponents {
  /// Returns the name in words.
  @available(*, unavailable, message: "write 'PersonNameComponentsFormatter().string(from:)'")
  public func formatted() -> String { "" }
}

extension Bundle {
  /// Returns a localized text with attributes.
  @available(*, unavailable, message: "write 'AttributedString(localized:table:bundle:)'")
  public func localizedAttributedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> NSAttributedString { NSAttributedString(string: "") }
}

extension FileManager {
  /// Returns the folder of an app group.
  @available(*, unavailable, message: "there are no app groups: write 'temporaryDirectory'")
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }

  /// Returns the folder of an iCloud container.
  @available(*, unavailable, message: "there is no iCloud here: write 'temporaryDirectory'")
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}
