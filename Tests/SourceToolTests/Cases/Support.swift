import Foundation

/// The failed expectations.
var failures: [String] = []

func expect(_ holds: Bool, _ what: String, line: Int = #line, file: String = #fileID) {
  if !holds { failures.append("\(file):\(line): \(what)") }
}

func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, line: Int = #line, file: String = #fileID
) {
  if value != expected { failures.append("\(file):\(line): \(value) is not \(expected)") }
}

/// Runs every case, and returns the failures, one a line.
@_cdecl("runCases")
public func runCases() -> UnsafeMutablePointer<CChar>? {
  selectorCases()
  unsaidDelegateCases()
  addedMethodCases()
  optionalProtocolCases()
  keyValueCases()
  uiKitKeyCases()
  uiKitMethodCases()
  valueCases()
  unheardKeyCases()
  observingCases()
  genericMemberCases()
  objectProtocolCases()
  optionalEffectCases()
  responderCases()
  loggingCases()
  dataKindCases()
  otherInitializerCases()
  extensionClassMethodCases()
  foundationAloneCases()
  tableCases()
  anyObjectCases()
  anchorCases()
  symbolCases()
  classMessageCases()
  genericNestingCases()
  managedPropertyCases()
  foreignOverrideCases()
  exchangingCases()
  overrideCases()
  extensionOverrideCases()
  publicExtensionCases()
  hitTestCases()
  instantiationCases()
  metatypeCases()
  castClassCases()
  methodValueCases()
  registryCases()
  severalArgumentCases()
  weakCaptureCases()
  classNameCases()
  runtimeNameCases()
  literalCases()
  conditionCases()
  notificationCases()
  rectangleCases()
  placeCases()
  nibCases()
  stubCases()
  return strdup(failures.joined(separator: "\n"))
}
