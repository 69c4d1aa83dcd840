import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilder

/// Tests that damaged documents are read, or refused with a line, and never crash.
struct MutatedDocumentTests {
  @Test(arguments: SeededGenerator.seeds(UInt64(1)...4))
  func `mutated documents are read or refused with their line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.count {
      let text = DocumentMutation.mutate(Self.document, &generator)
      do throws(DocumentError) {
        _ = try InterfaceDocument(text, file: "a.xib")
      } catch {
        #expect(error.line > 0, "\(generator): \(error.sentence)")
      }
    }
  }

  /// The number of documents for each seed; `MUTATED_DOCUMENTS=250000` tries a million.
  private static let count =
    ProcessInfo.processInfo.environment["MUTATED_DOCUMENTS"].flatMap { Int($0) } ?? 500

  @Test func `a document without errors is read without warnings`() throws {
    let document = try InterfaceDocument(Self.document, file: "a.xib")
    #expect(document.diagnostics == [])
  }

  private static let document = Array(
    InterfaceDocumentTests.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell opaque="NO" id="c" reuseIdentifier="Cell">
        <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
        <autoresizingMask key="autoresizingMask"/>
        <view key="contentView" opaque="NO" id="v">
          <subviews><label text="A &amp; B" id="l"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/><nil key="textColor"/></label></subviews>
          <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
      secondAttribute="top" multiplier="1:2" id="k"/></constraints>
        </view>
        <connections><outlet property="label" destination="l" id="o"/></connections>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="tag">\
      <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </collectionViewCell>
      """
    ).utf8)
}
